import { type CurrencyCode, currencyCodes } from '@lectern/contract/kernel/money/currencies'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Icon } from '@lectern/ui/layout/icon'
import { X } from 'lucide-react'
import { CurrencyField, currencyName } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './systems.module.css'

interface CurrencyChoiceProps {
  /** Null: every currency. */
  value: readonly CurrencyCode[] | null
  onValue: (value: readonly CurrencyCode[] | null) => void
  /** The payment system, and the currencies that it takes; empty: every one. */
  provider?: { readonly name: string; readonly currencies: readonly CurrencyCode[] } | undefined
}

/** What is not offered: what is chosen, and what the payment system does not take. */
const withoutOf = (
  chosen: readonly CurrencyCode[],
  taken: readonly CurrencyCode[],
): readonly CurrencyCode[] =>
  taken.length === 0 ? chosen : currencyCodes.filter((code) => chosen.includes(code) || !taken.includes(code))

/** As many as the contract takes. */
const most = 20

/** Which currencies a way to pay takes. */
export const CurrencyChoice = ({ value, onValue, provider }: CurrencyChoiceProps) => {
  const { t, locale } = useTexts()
  return (
    <>
      <RadioGroup
        label={t('payments.currencies')}
        value={value === null ? 'every' : 'some'}
        onChange={(kind) => onValue(kind === 'every' ? null : [])}
        options={(['every', 'some'] as const).map((kind) => ({
          value: kind,
          label:
            kind === 'every' && provider && provider.currencies.length > 0
              ? t('payments.currencies_provider', { provider: provider.name })
              : t(`payments.currencies_${kind}`),
        }))}
      />
      {value !== null && (
        <div className={styles.currencies}>
          {value.length > 0 && (
            <ul className={styles.chips} aria-label={t('payments.currencies')}>
              {value.map((code) => (
                <li key={code}>
                  <Button
                    size="small"
                    aria-label={t('payments.currency_remove', {
                      currency: `${code}, ${currencyName(code, locale)}`,
                    })}
                    onClick={() => onValue(value.filter((each) => each !== code))}
                  >
                    {code}
                    <Icon of={X} />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {value.length < most && (
            <CurrencyField
              key={value.length}
              label={t('payments.currency_add')}
              value={null}
              without={withoutOf(value, provider?.currencies ?? [])}
              onValue={(code) => onValue([...value, code])}
            />
          )}
        </div>
      )}
    </>
  )
}
