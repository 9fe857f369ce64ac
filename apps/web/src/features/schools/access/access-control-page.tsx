import { useSuspenseQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { getAccessControl } from '../api.ts'
import textStyles from '@lectern/ui/text/text.module.css'
import styles from '../settings/settings.module.css'
import { AccessRules } from './access-rules.tsx'
import { Exceptions } from './exceptions.tsx'
import { Violations } from './violations.tsx'

/** From where, and on how many browsers and devices, people may enter the school. */
export const AccessControlPage = () => {
  const { t } = useTexts()
  const control = useSuspenseQuery(queryFor(getAccessControl, {})).data.data
  return (
    <ExpertPage title={t('school.access_control')}>
      <div className={styles.page}>
        <p className={textStyles.muted}>{t('school.access_text')}</p>
        <AccessRules control={control} />
        <Exceptions />
        <Violations />
      </div>
    </ExpertPage>
  )
}
