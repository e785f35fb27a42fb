import { newId, serveGrpc } from '@oddsmates/kit';
import { silentLogger } from '@oddsmates/kit/testing';
import { IdentityServiceService } from '@oddsmates/proto/grpc/identity/v1/identity';
import { Faults } from './faults';

/** An identity at the other end of the network, with the people it is given. */
export class FakeIdentity extends Faults {
  readonly #names = new Map<string, string>();

  /** Opens an account and gives its id. */
  register(username: string): string {
    const id = newId();
    this.#names.set(id, username);
    return id;
  }

  /** Serves it on a free port. */
  serve() {
    return serveGrpc({
      service: IdentityServiceService,
      port: 0,
      host: '127.0.0.1',
      drainMs: 0,
      log: silentLogger(),
      handlers: {
        getUsers: (ctx, { ids }) =>
          this.around('getUsers', ctx, () => ({
            users: ids.flatMap((id) => {
              const username = this.#names.get(id);
              return username === undefined ? [] : [{ id, username, profile_image_url: `/media/profiles/${id}.webp`, points: 0 }];
            }),
          })),
      },
    });
  }
}
