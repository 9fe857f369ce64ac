import { negotiateLocale } from '@lectern/contract/kernel/locales'
import { type GroupAccount, ProviderError } from '../../../platform/group-provider/group-provider.ts'
import { loadMailTexts, type MailTexts } from '../../../platform/texts/mail-texts.ts'
import type { GroupRow } from '../closed-groups.repository.ts'
import { type GroupDependencies, pageOf } from '../group-parts.ts'

/** What the bot says, each with the button that leads on. */
const buttons = {
  bot_enter_first: 'bot_button_page',
  bot_no_access: 'bot_button_page',
  bot_removed: 'bot_button_page',
  bot_account_taken: 'bot_button_page',
  bot_other_account: 'bot_button_page',
  bot_link_over: 'bot_button_page',
  bot_waiting: null,
  bot_welcome: 'bot_button_group',
} as const satisfies Record<`bot_${string}`, `bot_${string}` | null>
export type BotWords = keyof typeof buttons

/**
 * Has the bot of a group say something to somebody, in the language of their program. Whoever does not let the bot write to
 * them is not told.
 *
 * @param link where the button leads; the page of the group unless said otherwise
 */
export const say = async (
  dependencies: GroupDependencies,
  {
    group,
    token,
    account,
  }: { readonly group: GroupRow; readonly token: string; readonly account: GroupAccount },
  words: BotWords,
  { link, values = {} }: { readonly link?: string; readonly values?: Record<string, string> } = {},
): Promise<void> => {
  const t: MailTexts = await loadMailTexts(dependencies.textsFolder, negotiateLocale(account.language ?? ''))
  const label = buttons[words]
  const text = t(`mail.${words}`, { group: group.product.title, ...values })
  const button = label && { label: t(`mail.${label}`), url: link ?? (await pageOf(dependencies, group)) }
  try {
    await dependencies.groupProvider.say(token, account.id, { text, ...(button && { button }) })
  } catch (error) {
    const isTried =
      error instanceof ProviderError && error.refusal !== 'too_often' && error.refusal !== 'unreachable'
    if (!isTried) throw error
  }
}
