import { aRefusal, runAlone } from '@oddsmates/sdk/dev';
import routes from './routes';

const user = { id: 'u1', username: 'ada', profile_image_url: '', bio: '', money: 1000, points: 1200, date_joined: '2026-11-01T10:00:00.000Z' };

// The password 'wrong password' is refused, the name 'taken' too.
runAlone(routes, {
  start: '/',
  answers: {
    'identity.GetAuthConfig': { google: { client_id: 'recorded', issuer: 'https://accounts.example', mode: 'local' } },
    'identity.Login': ({ password }) => (password === 'wrong password' ? aRefusal(401, 'Invalid username or password') : { token: 'dev', user }),
    'identity.Register': ({ username }) =>
      username === 'taken' ? aRefusal(409, 'This username is already taken', { code: 'USERNAME_TAKEN', fields: { username: 'Try taken2' } }) : { token: 'dev', user },
  },
});
