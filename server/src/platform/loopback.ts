const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether only this computer can reach the host, as far as its name says. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
