import { exponentOf, type CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { fromWire, toWire } from '@lectern/contract/kernel/money/minor-units'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { hasDecimalComma, symbolOf } from '@lectern/contract/kernel/money/money-look'
import { parseMoney } from '@lectern/contract/kernel/money/parse-money'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'

/** An amount as it is typed: without the sign of its currency and without groups. */
export const typedAmount = (amount: number, currency: CurrencyCode, locale: string): string => {
  const digits = String(amount).padStart(exponentOf(currency) + 1, '0')
  const at = digits.length - exponentOf(currency)
  const minor = digits.slice(at)
  const mark = hasDecimalComma(locale) ? ',' : '.'
  return /^0*$/.test(minor) ? digits.slice(0, at) : `${digits.slice(0, at)}${mark}${minor}`
}

interface AmountLimits {
  readonly currency: CurrencyCode
  readonly locale: string
  readonly most: number
}

export type ReadAmount =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'wrong' | 'none' | 'much' }

/** What somebody typed as an amount above nothing, up to the most. */
export const readAmount = (text: string, { currency, locale, most }: AmountLimits): ReadAmount => {
  const parsed = parseMoney(text, { currency, locale })
  if (!parsed.ok) return { kind: 'wrong' }
  if (parsed.value <= 0n) return { kind: 'none' }
  return parsed.value > fromWire(most) ? { kind: 'much' } : { kind: 'amount', amount: toWire(parsed.value) }
}

interface MoneyFieldProps extends AmountLimits {
  label: string
  text: string
  onText: (text: string) => void
  help?: ReactNode
  note?: ReactNode
  disabled?: boolean | undefined
  takesFocus?: boolean | undefined
  /** It may be left empty. */
  optional?: boolean | undefined
  error?: string | undefined
}

/** An amount of money up to a limit; what is wrong with it stands below it at once. */
export const MoneyField = ({
  label,
  text,
  onText,
  help,
  note,
  error,
  optional,
  ...rest
}: MoneyFieldProps) => {
  const { t } = useTexts()
  const { currency, locale, most } = rest
  const read = readAmount(text, rest)
  const told = {
    amount: undefined,
    wrong: t('order-desk.amount_wrong'),
    none: t('order-desk.amount_none'),
    much: t('order-desk.amount_most', { amount: formatMoney({ amount: fromWire(most), currency }, locale) }),
  }
  const isLeft = (optional === true && text.trim() === '') || rest.disabled === true
  return (
    <Field
      label={label}
      note={note ?? symbolOf(currency)}
      help={help}
      error={error ?? (isLeft ? undefined : told[read.kind])}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
        autoFocus={rest.takesFocus}
        disabled={rest.disabled}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </Field>
  )
}
