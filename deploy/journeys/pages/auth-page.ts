import type { Page } from 'playwright-core';
import { control, press } from './press';

/** Somebody's account. */
export interface Account {
  username: string;
  email: string;
  password: string;
}

/** Sign-in and registration: '/' and '/register'. */
export function authPage(page: Page) {
  async function tryToSignIn(username: string, password: string): Promise<void> {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Sign in');
  }
  return {
    /** From the landing page to /home, with a new account. */
    async register({ username, email, password }: Account): Promise<void> {
      await page.goto('/');
      await press(page, /Sign Up/);
      // Switching clears the fields, and both modes have a username: only registering asks for an email.
      await page.getByLabel('Email').waitFor();
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'Register');
      await page.waitForURL('**/home');
      await page.getByText(`Welcome back, ${username}!`).waitFor();
    },
    /** From the sign-in page to /home. */
    async signIn(username: string, password: string): Promise<void> {
      await tryToSignIn(username, password);
      await page.waitForURL('**/home');
    },
    /** Tries to sign in; the sentence stands on the page after it. */
    async refuses(username: string, password: string, sentence: string): Promise<void> {
      await tryToSignIn(username, password);
      await page.getByText(sentence).waitFor();
    },
    /** From the sign-in page to the provider's. */
    async leaveForGoogle(): Promise<void> {
      await press(page, 'Sign in with Google');
      await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
    },
    /** Chooses an account there, which leads back here. */
    comeBackAs: (name: string) => press(page, new RegExp(name)),
    /** Waits for the registration of a Google account: name suggested, email locked, no other way to sign in or up. */
    async asksToRegister({ username, email }: Omit<Account, 'password'>): Promise<void> {
      await page.getByRole('heading', { name: 'Create your account', level: 1 }).waitFor();
      expect(await page.getByLabel('Username').inputValue()).toBe(username);
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
      expect(await page.getByLabel('Email').isEditable()).toBe(false);
      expect(await control(page, /Google|Sign In/).count()).toBe(0);
    },
    /** Tries to register with this password and what the form has already. */
    async registersAs(password: string): Promise<void> {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'Register');
    },
  };
}
