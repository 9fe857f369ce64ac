import type { Translate } from './texts/index.ts'

/**
 * The words above the remarks of a text, in the reader's language, for the element that holds the text: its HTML is one for
 * readers of every language (docs/decisions/0008), so that its looks bring them.
 */
export const calloutWords = (t: Translate) => ({
  '--callout-note': JSON.stringify(t('common.callout_note')),
  '--callout-tip': JSON.stringify(t('common.callout_tip')),
  '--callout-important': JSON.stringify(t('common.callout_important')),
  '--callout-warning': JSON.stringify(t('common.callout_warning')),
})
