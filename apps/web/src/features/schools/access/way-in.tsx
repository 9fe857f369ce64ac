import { Button, buttonClass } from '@lectern/ui/actions/button'
import { useEffect, useState } from 'react'
import { type ApiError, browserApi } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { endOtherSessions } from '../api.ts'
import { getPublicSchool } from '../public-school.ts'
import styles from './way-in.module.css'

interface WayInProps {
  error: ApiError
  /** Tries the page again once the way is free. */
  onFree: () => void
}

/** What somebody can do whom the school's access control has refused. */
export const WayIn = ({ error, onFree }: WayInProps) =>
  error.code === 'session_limit' ? <FreePlace onFree={onFree} /> : <SchoolHelp />

const FreePlace = ({ onFree }: Pick<WayInProps, 'onFree'>) => {
  const { t } = useTexts()
  const free = useAction(async () => {
    await endOtherSessions({})
    onFree()
  })
  return (
    <div className={styles.way}>
      <Button variant="primary" busy={free.busy} onClick={() => free.run(undefined)}>
        {t('common.end_others')}
      </Button>
      <p className={styles.words}>{t('common.end_others_text')}</p>
      {free.error && (
        <p className={styles.wrong} role="alert">
          {errorText(free.error, t)}
        </p>
      )}
    </div>
  )
}

/** The school's own help, where it has named one. */
const SchoolHelp = () => {
  const { t } = useTexts()
  const [href, setHref] = useState<string | null>(null)
  useEffect(() => {
    getPublicSchool({}, { api: browserApi }).then(
      ({ data }) => setHref(data.links.support),
      (error: unknown) => report(error, 'help of the school'),
    )
  }, [])
  if (href === null) return null
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'primary' })}>
      {t('common.support')}
    </a>
  )
}
