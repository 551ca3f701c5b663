import { ApiError } from './api.ts';

/** Whether the server wants the password first, because the person signed in a while ago. */
export const isPasswordNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password_needed';
