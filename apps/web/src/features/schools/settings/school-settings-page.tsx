import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Tabs } from '@lectern/ui/layout/tabs'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { getSchoolSettings } from '../api.ts'
import { useHeldRights } from '../../staff/index.ts'
import { GeneralSettings } from './general-settings.tsx'
import { LinkSettings } from './link-settings.tsx'
import { BrandingSettings } from './branding-settings.tsx'
import { MailSettings, Ownership } from '../../staff/index.ts'
import { schoolSettingsTabs } from './school-settings-search.ts'
import styles from './settings.module.css'

const from = '/expert/settings/school'

/** What a school is called, how it looks, what it links to, and whose it is. */
export const SchoolSettingsPage = () => {
  const { t } = useTexts()
  const { tab = 'general' } = useSearch({ from })
  const navigate = useNavigate({ from })
  const held = useHeldRights()
  const school = useSuspenseQuery(queryFor(getSchoolSettings, {})).data.data
  const readOnly = !held.has('cabinet_edit')
  return (
    <ExpertPage title={t('school.settings')}>
      <div className={styles.page}>
        <Tabs
          label={t('school.settings')}
          items={schoolSettingsTabs
            .filter((id) => id !== 'mail' || !readOnly)
            .map((id) => ({ id, label: t(`school.settings_${id}`) }))}
          value={tab}
          onChange={(next) => void navigate({ search: next === 'general' ? {} : { tab: next } })}
        >
          {tab === 'general' && <GeneralSettings key={school.id} school={school} readOnly={readOnly} />}
          {tab === 'look' && <BrandingSettings key={school.id} school={school} readOnly={readOnly} />}
          {tab === 'links' && <LinkSettings key={school.id} school={school} readOnly={readOnly} />}
          {tab === 'mail' && !readOnly && <MailSettings />}
          {tab === 'owner' && <Ownership school={school} />}
        </Tabs>
      </div>
    </ExpertPage>
  )
}
