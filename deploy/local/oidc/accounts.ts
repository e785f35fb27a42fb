/** Somebody who can sign in at the local provider, as its ID tokens tell it. */
export interface DemoAccount {
  /** The subject: it stays the same for ever. */
  id: string;
  name: string;
  email: string;
}

/** The accounts of the local provider. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { id: 'ada-demo', name: 'Ada Demo', email: 'ada.demo@example.com' },
  { id: 'ben-demo', name: 'Ben Demo', email: 'ben.demo@example.com' },
];

/** The account with this id. */
export function accountOf(id: string): DemoAccount | undefined {
  return DEMO_ACCOUNTS.find((account) => account.id === id);
}

/** What an ID token claims of an account, by the scopes email and profile. */
export function claimsOf({ id, name, email }: DemoAccount): { sub: string; name: string; email: string; email_verified: boolean } {
  return { sub: id, name, email, email_verified: true };
}
