/** A bare Express handler that makes one gRPC call: what the gateway's processor time is held against. Listens on PORT and calls IDENTITY_ADDR. */
import { credentials, Metadata } from '@grpc/grpc-js';
import { GetProfileResponse, IdentityServiceClient } from '@oddsmates/proto/grpc/identity/v1/identity';
import express from 'express';

const identity = new IdentityServiceClient(process.env['IDENTITY_ADDR'] ?? '', credentials.createInsecure());
const app = express();

app.get('/api/profile/', (req, res) => {
  const metadata = new Metadata();
  metadata.set('x-user-id', req.header('x-user-id') ?? '');
  identity.getProfile({}, metadata, { deadline: Date.now() + 10_000 }, (error, answer) => {
    if (error) res.status(500).json({ error: error.message });
    else res.json((GetProfileResponse.toJSON(answer) as { user: unknown }).user);
  });
});
app.get('/healthz', (_req, res) => void res.send('ok'));

app.listen(Number(process.env['PORT']), '127.0.0.1');
