import { v7 } from 'uuid';

/** A new UUIDv7: ids made later sort after earlier ones, which keeps indexes dense and cursors simple. */
export function newId(): string {
  return v7();
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in canonical form, as every id of the product is. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
