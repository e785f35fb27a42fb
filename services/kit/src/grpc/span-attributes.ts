import type { Attributes } from '@opentelemetry/api';
import type { ContractCall } from '@oddsmates/proto/descriptor';

/** What a span tells of a call; its full name is 'wallet.v1.WalletService/PlaceBet'. */
export function rpcAttributes({ grpcPath }: ContractCall): Attributes {
  const [, service = '', method = ''] = grpcPath.split('/');
  return { 'rpc.system': 'grpc', 'rpc.service': service, 'rpc.method': method };
}
