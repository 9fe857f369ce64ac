import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { fromWire, toWire } from '@lectern/contract/kernel/money/minor-units'
import { type MoneyProblem, parseMoney } from '@lectern/contract/kernel/money/parse-money'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { type Translate, useTexts } from '../../lib/texts/index.ts'

/** Minor units; null where nothing is written, undefined where what is written is no amount. */
export type TypedAmount = number | null | undefined

interface MoneyFieldProps {
  label: string
  help?: string | undefined
  currency: CurrencyCode
  value: TypedAmount
  onValue: (value: TypedAmount) => void
  /** What is wrong with an amount that was understood. */
  error?: string | undefined
  required?: boolean | undefined
}

type Read =
  | { readonly value: number | null }
  | { readonly problem: MoneyProblem | { code: 'not_above_zero' } }

const readAmount = (text: string, currency: CurrencyCode, locale: string): Read => {
  if (text.trim() === '') return { value: null }
  const read = parseMoney(text, { currency, locale })
  if (!read.ok) return { problem: read.error }
  return read.value > 0n ? { value: toWire(read.value) } : { problem: { code: 'not_above_zero' } }
}

const problemText = (t: Translate, read: Read): string | undefined => {
  if (!('problem' in read)) return undefined
  const { problem } = read
  return problem.code === 'too_many_decimals'
    ? t('common.money_too_many_decimals', { most: problem.most })
    : t(`common.money_${problem.code}`)
}

/** An amount as people type it: with spaces, a comma or a point, and the sign of the currency or without. */
export const MoneyField = (props: MoneyFieldProps) => {
  const { label, help, currency, value, onValue, error, required = false } = props
  const { t, locale } = useTexts()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setIsLeft] = useState(false)
  const shown = typeof value === 'number' ? formatMoney({ amount: fromWire(value), currency }, locale) : ''
  const wrong = typed === undefined ? undefined : problemText(t, readAmount(typed, currency, locale))
  const missing = required && isLeft && value === null ? t('common.money_missing') : undefined
  return (
    <Field label={label} help={help} error={wrong ?? missing ?? error} required={required}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={typed ?? shown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const read = readAmount(currentTarget.value, currency, locale)
          onValue('value' in read ? read.value : undefined)
        }}
        onBlur={() => {
          setIsLeft(true)
          // What was not understood stays written, with its reason.
          if (wrong === undefined) setTyped(undefined)
        }}
      />
    </Field>
  )
}
