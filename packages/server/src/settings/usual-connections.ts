/** How PostgreSQL is asked when nothing is said. */
export const usualConnections = { poolSize: 10, connectSeconds: 10, statementSeconds: 30 } as const;
