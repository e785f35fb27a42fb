import { runAlone } from '@oddsmates/sdk/dev';
import routes from './routes';

runAlone(routes, { start: '/' });
