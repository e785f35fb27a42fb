import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as it was exported. */
export interface ExportedSpan {
  service: string;
  name: string;
  /** OpenTelemetry's numbers: 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  traceId: string;
  spanId: string;
  /** Empty for the first of a trace. */
  parentSpanId: string;
  attributes: Record<string, unknown>;
}

/** The parts of OTLP's JSON that are read: opentelemetry-proto, trace/v1. */
interface ExportRequest {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: (Omit<ExportedSpan, 'service' | 'attributes' | 'parentSpanId'> & { parentSpanId?: string; attributes: Attribute[] })[] }[] }[];
}
interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

/** Takes traces as a collector does, over OTLP/HTTP, and keeps them. */
export interface TraceReceiver {
  /** What makes a service export to here, at once and as JSON. */
  env: NodeJS.ProcessEnv;
  spans: ExportedSpan[];
  close(): Promise<void>;
}

/** Starts to receive traces on a free port. */
export async function receiveTraces(): Promise<TraceReceiver> {
  const spans: ExportedSpan[] = [];
  const server = createServer((request, response) => {
    void read(request).then((arrived) => {
      spans.push(...arrived);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_BSP_SCHEDULE_DELAY: '100' },
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<ExportedSpan[]> {
  if (request.url !== '/v1/traces') throw new Error(`Nothing but traces is expected, not ${request.url}`);
  const { resourceSpans } = (await json(request)) as ExportRequest;
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({ ...span, parentSpanId: span.parentSpanId ?? '', service: String(toRecord(resource.attributes)['service.name']), attributes: toRecord(span.attributes) })),
    ),
  );
}

const toRecord = (attributes: Attribute[]): Record<string, unknown> => Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
