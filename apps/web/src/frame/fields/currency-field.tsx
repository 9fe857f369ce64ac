import { type CurrencyCode, isCurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { useMemo, useState } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import { currencyOptions } from './currency-names.ts'
import { OneOfManyField } from './one-of-many-field.tsx'

interface CurrencyFieldProps {
  label: string
  help?: string | undefined
  error?: string | undefined
  /** Null: none is chosen yet. */
  value: CurrencyCode | null
  onValue: (code: CurrencyCode) => void
  /** Those that the school uses: they stand first. */
  first?: readonly CurrencyCode[] | undefined
  /** Chosen elsewhere: not offered again. */
  without?: readonly CurrencyCode[] | undefined
}

const none: readonly CurrencyCode[] = []

/** One of all currencies, found by code, name or sign. */
export const CurrencyField = ({
  value,
  onValue,
  first = none,
  without = none,
  ...field
}: CurrencyFieldProps) => {
  const { t, locale } = useTexts()
  const [isAsked, setIsAsked] = useState(false)
  const options = useMemo(() => {
    const all = currencyOptions(value === null ? first : [...first, value], locale)
    // The chosen one is enough until the list is asked for.
    const shown = isAsked ? all : all.filter(({ id }) => id === value)
    return shown.filter(({ id }) => !without.some((code) => code === id))
  }, [isAsked, value, first, without, locale])
  return (
    <OneOfManyField
      {...field}
      placeholder={t('common.currency_search')}
      options={options}
      onAsked={() => setIsAsked(true)}
      value={value ?? ''}
      onValue={(code) => {
        if (isCurrencyCode(code)) onValue(code)
      }}
    />
  )
}
