import type { ContactFieldSetup } from '@lectern/contract/contacts/contact-settings'
import { Button } from '@lectern/ui/actions/button'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './settings.module.css'

interface ArchivedListProps {
  fields: readonly ContactFieldSetup[]
  mayDelete: boolean
  onRestore: (field: ContactFieldSetup) => void
}

/** Fields that are asked no more; their answers are kept. */
export const ArchivedList = ({ fields, mayDelete, onRestore }: ArchivedListProps) => {
  const { t } = useTexts()
  if (fields.length === 0) return null
  return (
    <details className={styles.archived}>
      <summary>{t('contacts.settings_archive', { count: fields.length })}</summary>
      <p className={styles.muted}>{t('contacts.settings_archive_text')}</p>
      <ul className={styles.list}>
        {fields.map((field) => (
          <li key={field.id} className={styles.line}>
            <span className={styles.name}>{field.title}</span>
            <span className={styles.muted}>{t('contacts.settings_answers', { count: field.answers })}</span>
            {mayDelete && (
              <Button
                size="small"
                aria-label={t('contacts.settings_restore_named', { field: field.title })}
                onClick={() => onRestore(field)}
              >
                {t('contacts.settings_restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
