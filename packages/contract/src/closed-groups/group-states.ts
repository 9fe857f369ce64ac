/** Whether the bot can do its work (PRODUCT-business §12). */
export const connectionStates = ['not_connected', 'ok', 'error'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** How somebody stands to the Telegram group: `removed` because access ended, `banned` by the school. */
export const memberStates = ['invited', 'joined', 'left', 'removed', 'banned'] as const
export type MemberState = (typeof memberStates)[number]
