import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ExpertPage, type PageKey } from '../../../frame/expert/index.ts'
import { SavingState } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { ContactSettings } from './contact-settings.tsx'
import { useContactSettings } from './use-contact-settings.ts'

/** What the school asks its people, in tabs (document 000 §2, contact settings). */
export const ContactSettingsPage = () => {
  const { t } = useTexts()
  const work = useContactSettings()
  const held = useHeldRights()
  const [isNew, setNew] = useState(false)
  const rights = {
    mayCreate: held.has('contactfield_create'),
    mayEdit: held.has('contactfield_edit'),
    mayDelete: held.has('contactfield_delete'),
  }
  const add: PageKey = { keys: ['n'], label: t('contacts.settings_new'), onPress: () => setNew(true) }
  const { data } = work.settings
  return (
    <ExpertPage
      title={t('expert.menu_contact_settings')}
      saved={<SavingState saving={work.saving} />}
      keys={rights.mayCreate ? [add] : []}
      hints={[{ keys: ['Alt', '↑', '↓'], label: t('contacts.settings_hint_move') }]}
      actions={
        rights.mayCreate && (
          <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setNew(true)}>
            {t('contacts.settings_new')}
          </Button>
        )
      }
    >
      {data && (
        <ContactSettings settings={data.data} work={work} rights={rights} isNew={isNew} onNew={setNew} />
      )}
    </ExpertPage>
  )
}
