import { flag, gatewayPact, known, text } from '@oddsmates/sdk/pact';

const pact = gatewayPact('social');
const given = 'somebody is signed in';
const on = flag(true);

test('the account shows the address', () =>
  pact.answers({ call: 'identity.GetProfile', given, upon: 'the settings are opened', request: {}, answer: { email: text('ada@example.com') } }, ({ email }) =>
    expect(email).toBe('ada@example.com'),
  ));

test('every kind of notification is on or off', () =>
  pact.answers(
    {
      call: 'social.GetNotificationSettings',
      given,
      upon: 'the settings are opened',
      request: {},
      answer: { bet_won: on, bet_lost: on, bet_void: on, event_created: on, circuit_created: on, circuit_won: on, friend_accepted: on },
    },
    (settings) => expect(Object.values(settings)).toHaveLength(7),
  ));

test('one kind is switched off', () =>
  pact.answers(
    { call: 'social.UpdateNotificationSettings', given, upon: 'a kind is switched off', request: { bet_lost: flag(false) }, answer: { bet_lost: flag(false) } },
    ({ bet_lost }) => expect(bet_lost).toBe(false),
  ));

test('a new password comes with a new token', () =>
  pact.answers(
    {
      call: 'identity.ChangePassword',
      given,
      upon: 'the password is changed',
      request: { current_password: known('password'), new_password: text('another long password') },
      answer: { token: text('a-token') },
    },
    ({ token }) => expect(token).toBe('a-token'),
  ));

test('a wrong current password is said beside its input', () =>
  pact.refuses(
    {
      call: 'identity.ChangePassword',
      given,
      upon: 'the current password is wrong',
      request: { current_password: text('not the password'), new_password: text('another long password') },
      status: 400,
      refusal: { error: text('The current password is not right'), code: text('WRONG_PASSWORD'), fields: { current_password: text('The current password is not right') } },
    },
    ({ fields }) => expect(fields['current_password']).toBe('The current password is not right'),
  ));

test('all sessions are ended', () =>
  pact.answers({ call: 'identity.SignOutEverywhere', given, upon: 'all sessions are ended', request: {}, answer: {} }, (answer) => expect(answer).toBeDefined()));
