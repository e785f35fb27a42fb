import type { Page } from 'playwright-core';
import { press } from './press';

/** Somebody's account. */
export interface Account {
  username: string;
  email: string;
  password: string;
}

/** Sign-in and registration: '/' and '/register'. */
export function authPage(page: Page) {
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
  };
}
