import { runAlone } from '@oddsmates/sdk/dev';
import { answers } from './dev-answers';
import routes from './routes';
import { session } from './testing/fixtures';

runAlone(routes, { start: '/home', answers, session });
