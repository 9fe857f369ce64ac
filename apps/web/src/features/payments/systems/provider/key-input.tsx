import type { KeyField } from '@lectern/contract/payments/connections'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { type TextId, useTexts } from '../../../../lib/texts/index.ts'
import type { KeysDraft } from './keys-draft.ts'
import styles from './provider.module.css'

const isText = (id: string, has: (id: string) => boolean): id is TextId => has(id)

/** The words for a key; its own name where there are none. */
export const useKeyWords = () => {
  const { t } = useTexts()
  const wordsOf = (id: string): string | undefined =>
    isText(id, (each) => t.has(each)) ? textOf(id) : undefined
  const textOf = (id: TextId): string => t(id)
  return {
    label: (name: string) => wordsOf(`payments.key_${name}`) ?? name,
    where: (name: string) => wordsOf(`payments.key_where_${name}`),
  }
}

/** One key: typed, or kept and shown by its last signs. */
export const KeyInput = ({ field, draft }: { field: KeyField; draft: KeysDraft }) => {
  const { t } = useTexts()
  const words = useKeyWords()
  const { name, isSecret, isOptional } = field
  const label = words.label(name)
  const kept = draft.keptOf(field)
  const fault = draft.shownFaultOf(field)
  if (kept !== undefined)
    return (
      <Field label={label} help={words.where(name)}>
        <span className={styles.kept}>
          <TextInput readOnly className={styles.code} value={`••••••••${kept}`} />
          <Button
            aria-label={t('payments.key_change_named', { name: label })}
            onClick={() => draft.change(name)}
          >
            {t('payments.key_change')}
          </Button>
        </span>
      </Field>
    )
  return (
    <Field
      label={label}
      note={isOptional === true ? t('payments.key_optional') : undefined}
      help={words.where(name)}
      error={fault && t(`payments.key_fault_${fault}`)}
    >
      <TextInput
        className={styles.code}
        value={draft.valueOf(field)}
        type={isSecret ? 'password' : 'text'}
        autoComplete={isSecret ? 'new-password' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={400}
        onChange={({ currentTarget }) => draft.write(name, currentTarget.value)}
        onBlur={() => draft.leave(name)}
      />
    </Field>
  )
}
