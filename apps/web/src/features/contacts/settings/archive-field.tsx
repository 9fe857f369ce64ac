import type { ContactFieldSetup } from '@lectern/contract/contacts/contact-settings'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './settings.module.css'

interface ArchiveFieldProps {
  field: ContactFieldSetup
  onArchive: () => void
}

/** Archives a field; which lists and views ask for it is told before. */
export const ArchiveField = ({ field, onArchive }: ArchiveFieldProps) => {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const { lists, views, unnamed } = field.asked_by
  const isUsed = lists.length + views.length + unnamed > 0
  return (
    <div>
      <Button onClick={() => (isUsed ? setAsked(true) : onArchive())}>
        {t('contacts.settings_archive_field')}
      </Button>
      {isAsked && (
        <Dialog
          open
          onClose={() => setAsked(false)}
          title={t('contacts.settings_asked_title', { field: field.title })}
          description={t('contacts.settings_asked_text')}
          closeLabel={t('common.close')}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>{t('contacts.settings_keep')}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setAsked(false)
                  onArchive()
                }}
              >
                {t('contacts.settings_archive_field')}
              </Button>
            </>
          }
        >
          <Names title={t('contacts.settings_asked_lists')} things={lists} />
          <Names title={t('contacts.settings_asked_views')} things={views} />
          {unnamed > 0 && (
            <p className={styles.muted}>{t('contacts.settings_asked_unnamed', { count: unnamed })}</p>
          )}
        </Dialog>
      )}
    </div>
  )
}

const Names = ({ title, things }: { title: string; things: readonly { id: number; name: string }[] }) =>
  things.length > 0 && (
    <>
      <h3 className={styles.caption}>{title}</h3>
      <ul className={styles.list}>
        {things.map(({ id, name }) => (
          <li key={id} className={styles.name}>
            {name}
          </li>
        ))}
      </ul>
    </>
  )
