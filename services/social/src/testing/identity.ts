import { grpcClient, newId, serveGrpc } from '@oddsmates/kit';
import { silentLogger } from '@oddsmates/kit/testing';
import { IdentityServiceClient, IdentityServiceService, type Person } from '@oddsmates/proto/grpc/identity/v1/identity';
import type { IdentityClient } from '../people';

/** An identity that answers from a table: a real gRPC server of the contract's IdentityService, so that what is tested ends at the network. */
export type TestIdentity = {
  client: IdentityClient;
  people: Map<string, Person>;
  /** The questions that were asked. */
  asked: { ids: string[]; with_points: boolean }[];
  /** Opens an account; without a number, with the points everybody starts with. */
  add(username: string, points?: number): string;
  close(): Promise<void>;
};

export async function startTestIdentity(): Promise<TestIdentity> {
  const people = new Map<string, Person>();
  const asked: TestIdentity['asked'] = [];
  const server = await serveGrpc({
    service: IdentityServiceService,
    host: '127.0.0.1',
    port: 0,
    log: silentLogger(),
    handlers: {
      getUsers: async (_ctx, request) => {
        asked.push(request);
        const users = request.ids.flatMap((id) => people.get(id) ?? []);
        return { users: users.map((user) => ({ ...user, points: request.with_points ? user.points : 0 })) };
      },
    },
  });
  const client = grpcClient(IdentityServiceClient, `127.0.0.1:${server.port}`);
  return {
    client,
    people,
    asked,
    add(username, points = 1200) {
      const id = newId();
      people.set(id, { id, username, profile_image_url: '', points });
      return id;
    },
    async close() {
      client.close();
      await server.close();
    },
  };
}
