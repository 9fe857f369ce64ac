/** The texts of the page that stands in for one that is not kept. */
export const offlineTexts = {
  title: 'common.offline_title',
  text: 'common.offline_text',
  kept: 'common.offline_kept',
  nothing: 'common.offline_nothing',
  manage: 'common.offline_manage',
  again: 'common.try_again',
} as const
