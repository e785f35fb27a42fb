import { profileImage } from './profile-image';
import { session } from './session';

const ada = { id: 'u1', username: 'ada' };

beforeEach(() => {
  session.signOut();
  localStorage.clear();
});

it("keeps token and user under the keys 'token' and 'user'", () => {
  session.signIn('secret', ada);
  expect(localStorage.getItem('token')).toBe('secret');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada);
  expect(session.get()).toEqual({ token: 'secret', user: ada });
  session.signOut();
  expect(localStorage).toHaveLength(0);
  expect(session.get()).toBeUndefined();
});

it('follows a logout in another tab', () => {
  session.signIn('secret', ada);
  const heard = jest.fn();
  const undo = session.subscribe(heard);
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(session.get()).toBeUndefined();
  undo();
});

it('admits with a token alone, as when the stored user is damaged', () => {
  localStorage.setItem('token', 'secret');
  localStorage.setItem('user', '{"id":');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.get()).toEqual({ token: 'secret', user: undefined });
});

it('does not make a visitor a user', () => {
  session.setUser(ada);
  expect(localStorage.getItem('user')).toBeNull();
});

it('keeps profile pictures per user for the browser session', () => {
  expect(profileImage.set('u1', 'data:image/png;base64,AAAA')).toBe(true);
  expect(sessionStorage.getItem('profileImageDataUrl_u1')).toBe('data:image/png;base64,AAAA');
  expect(profileImage.get('u1')).toBe('data:image/png;base64,AAAA');
  profileImage.remove('u1');
  expect(profileImage.get('u1')).toBeUndefined();
});
