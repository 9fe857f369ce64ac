import type { ContactImport } from '@lectern/contract/contacts/imports/contact-imports'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { errorText, fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { ColumnTable } from './column-table.tsx'
import { isPlanned } from '../import-steps.ts'
import { faultText } from '../import-words.ts'
import styles from '../imports.module.css'
import { RulesCard } from './rules-card.tsx'
import type { ImportPlanWork } from '../use-import-plan.ts'

interface ColumnsTabProps {
  imported: ContactImport
  work: ImportPlanWork
  onLook: () => void
}

/** Where the columns of the file go, and by which rules. */
export const ColumnsTab = ({ imported, work, onLook }: ColumnsTabProps) => {
  const { t } = useTexts()
  const { plan, faults, error, change } = work
  const disabled = !isPlanned(imported)
  const { whole } = faults
  const ofRules =
    whole === 'no_email_column' || whole === 'no_emails' || whole === 'twice' ? undefined : whole
  const listError = fieldText(error, 'rules.list', t)
  const accessError = fieldText(error, 'rules.access', t)
  return (
    <div className={styles.page}>
      <Clash work={work} />
      {whole === 'no_email_column' && (
        <Notice tone="warning" announce="politely" title={t(faultText(whole))}>
          {t('contact-imports.fault_no_email_column_text')}
        </Notice>
      )}
      {error && listError === undefined && accessError === undefined && (
        <Notice tone="danger" announce="at-once" title={errorText(error, t)} />
      )}
      {disabled && <Notice title={t('contact-imports.columns_closed')} />}
      <div className={styles.columns}>
        <ColumnTable
          imported={imported}
          work={work}
          disabled={disabled}
          onMapping={(mapping) => change({ mapping })}
        />
        <RulesCard
          rules={plan.rules}
          tellsConsents={plan.mapping.some(({ to }) => to === 'consent')}
          fault={ofRules}
          listError={listError}
          accessError={accessError}
          disabled={disabled}
          onRules={(part) => change({ rules: { ...plan.rules, ...part } })}
        />
      </div>
      {!disabled && (
        <div className={styles.footBar}>
          <Button variant="primary" wide disabled={!work.isReady} onClick={onLook}>
            {t('contact-imports.look_short')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Somebody else has changed the same import: nothing is stored before it is decided. */
const Clash = ({ work }: { work: ImportPlanWork }) => {
  const { t } = useTexts()
  if (!work.isClashing) return null
  return (
    <Notice
      tone="warning"
      announce="at-once"
      title={t('contact-imports.clash')}
      actions={
        <>
          <Button size="small" onClick={() => void work.takeTheirs()}>
            {t('contact-imports.clash_theirs')}
          </Button>
          <Button size="small" onClick={() => void work.keepMine()}>
            {t('contact-imports.clash_mine')}
          </Button>
        </>
      }
    >
      {t('contact-imports.clash_text')}
    </Notice>
  )
}
