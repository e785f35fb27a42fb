import { setRemoteLoader } from '@oddsmates/sdk';
import { runAlone } from '@oddsmates/sdk/dev';
import { answers } from './dev-answers';
import routes from './routes';
import { session } from './testing/fixtures';

// Other remotes are not here: their names stand in their places.
setRemoteLoader((remote, expose) => Promise.resolve({ default: () => <p className="lg-card">{remote}{expose.slice(1)}</p> }));
// The shell's page has this space around it.
document.body.style.padding = 'var(--om-3) var(--om-2)';

runAlone(routes, { start: '/home', answers, session });
