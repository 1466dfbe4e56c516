/** Names of sessions: they are names of files, and never begin like a flag. */
export const sessionName = /^[a-z0-9][a-z0-9-]{0,63}$/;
