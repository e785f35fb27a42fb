import { flag, gatewayPact, id, known, oneOf, some, text, time } from '@oddsmates/sdk/pact';
import { aPerson } from '../../testing/pact-people';
import { isOpenInvite, toneOf } from './tone';

const pact = gatewayPact('social');
const asked = 'somebody was asked for a friendship';
const invited = 'somebody was invited to a league';

test('requests name who asks', () =>
  pact.answers(
    { call: 'social.ListFriendRequests', given: asked, upon: 'the bell is opened', request: {}, answer: { requests: some({ id: id(), from_user: aPerson }) } },
    ({ requests: [request] }) => expect(request?.from_user?.username).toBe('bob'),
  ));

test('an invite waits for an answer among the notifications', () =>
  pact.answers(
    {
      call: 'social.ListNotifications',
      given: invited,
      upon: 'the bell is opened',
      request: {},
      answer: some({
        id: id(), type: oneOf('league_invite'), message: text('maya invited you to join Night Owls'), reference_id: id(), is_read: flag(false), requires_action: flag(true), created_at: time(),
      }),
    },
    ([invite]) => expect(invite && [isOpenInvite(invite), toneOf(invite)]).toEqual([true, 'invite']),
  ));

test('everything is marked read at once', () =>
  pact.answers({ call: 'social.MarkNotificationsRead', given: invited, upon: 'the bell is opened', request: {}, answer: {} }, (answer) => expect(answer).toBeDefined()));

test.each(['accept', 'reject'])('a request is answered: %s', (action) =>
  pact.answers(
    { call: 'social.HandleFriendRequest', given: asked, upon: `a request is answered with ${action}`, request: { id: known('requestId'), action: oneOf(action) }, answer: {} },
    (answer) => expect(answer).toBeDefined(),
  ),
);

test.each(['accept', 'decline'])('an invite is answered: %s', (action) =>
  pact.answers(
    { call: 'league.HandleInvite', given: invited, upon: `an invite is answered with ${action}`, request: { id: known('inviteId'), action: oneOf(action) }, answer: {} },
    (answer) => expect(answer).toBeDefined(),
  ),
);
