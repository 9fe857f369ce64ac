import type { PreviewLook } from '@lectern/contract/access/preview-settings'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import rowList from '@lectern/ui/lists/row-list.module.css'
import { useEffect, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { AccountSection } from '../../../frame/index.ts'
import { listPreviewLooks } from '../api.ts'

const LookRow = ({ look }: { look: PreviewLook }) => {
  const { t } = useTexts()
  const { moment } = useDates()
  return (
    <li className={rowList.row}>
      <span className={rowList.words}>
        <span className={rowList.name}>{look.viewer?.name ?? t('account.look_gone')}</span>
        <span>{look.course.title}</span>
        <span className={rowList.muted}>
          <span>{look.school.name}</span>
          <time dateTime={look.looked_at}>{moment(look.looked_at)}</time>
          {look.at !== null && <span>{t('account.look_at', { moment: moment(look.at) })}</span>}
        </span>
      </span>
    </li>
  )
}

/** Who of a school has looked at a course with the reader's eyes. */
export const PreviewLooks = () => {
  const { t } = useTexts()
  const [looks, setLooks] = useState<readonly PreviewLook[]>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let isGone = false
    listPreviewLooks({}).then(
      ({ data }) => !isGone && setLooks(data),
      (error: unknown) => !isGone && setFailure(error),
    )
    return () => {
      isGone = true
    }
  }, [])
  const hasFailed = failure !== undefined
  return (
    <AccountSection title={t('account.looks')} text={t('account.looks_text')}>
      {hasFailed && <p role="alert">{errorText(failure, t)}</p>}
      {!looks && !hasFailed && <Skeleton width="100%" height="3rem" />}
      {looks?.length === 0 && <p>{t('account.looks_none')}</p>}
      {looks && looks.length > 0 && (
        <ul className={rowList.list}>
          {looks.map((look) => (
            <LookRow key={look.id} look={look} />
          ))}
        </ul>
      )}
    </AccountSection>
  )
}
