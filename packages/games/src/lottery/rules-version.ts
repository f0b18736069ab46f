/** Names these rules and chances in stored draws and orders; a change that settles anything differently changes it. */
export const RULES_VERSION = 'lottery-1';
