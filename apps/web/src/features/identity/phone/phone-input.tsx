import { Icon } from '@lectern/ui/layout/icon'
import { TextInput } from '@lectern/ui/fields/text-input'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useMemo, useState, type ComponentProps } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { countriesIn } from '../profile/countries.ts'
import { deviceZone } from '../../../frame/index.ts'
import { homeCountry } from './home-country.ts'
import styles from './phone-input.module.css'
import type * as phoneTools from './phone-tools.ts'

type Tools = typeof phoneTools

interface PhoneInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> {
  /** The whole number; '' for none. */
  value: string
  /** Told at every letter: the whole number as far as it is known. */
  onChange: (whole: string) => void
}

/** The numbering plans of the world, which are large: they come after the field stands. */
const useTools = (): Tools | undefined => {
  const [tools, setTools] = useState<Tools>()
  useEffect(() => void import('./phone-tools.ts').then(setTools, () => undefined), [])
  return tools
}

/** Known with the plans: until then there is no country to show. */
const useHome = (tools: Tools | undefined): string =>
  useMemo(
    () => (tools ? homeCountry(deviceZone(), navigator.languages, tools.phoneCountries()) : ''),
    [tools],
  )

/**
 * A telephone number: the country by its name and code, then the number as people write it there. A number that begins
 * with "+" names its country itself. Stands in a `Field`.
 */
export const PhoneInput = ({ value, onChange, ...rest }: PhoneInputProps) => {
  const tools = useTools()
  const home = useHome(tools)
  const [typed, setTyped] = useState<phoneTools.TypedPhone>()
  const shown = typed && joined(typed, tools) === value ? typed : split(value, home, tools)
  const take = (next: phoneTools.TypedPhone) => {
    setTyped(next)
    onChange(joined(next, tools))
  }
  return (
    <span className={styles.frame}>
      {tools && (
        <CountryCode
          tools={tools}
          country={shown.country}
          disabled={rest.readOnly ?? false}
          onChange={(country) => take({ ...shown, country })}
        />
      )}
      <TextInput
        autoComplete="tel"
        inputMode="tel"
        maxLength={32}
        {...rest}
        type="tel"
        value={shown.text}
        onChange={({ currentTarget: { value: text } }) =>
          take({ country: tools?.countryOfBeginning(text) ?? shown.country, text })
        }
      />
    </span>
  )
}

const joined = (typed: phoneTools.TypedPhone, tools: Tools | undefined): string =>
  tools ? tools.joinPhone(typed) : typed.text

const split = (value: string, home: string, tools: Tools | undefined): phoneTools.TypedPhone =>
  tools ? tools.splitPhone(value, home) : { country: home, text: value }

interface CountryCodeProps {
  tools: Tools
  country: string
  disabled: boolean
  onChange: (country: string) => void
}

/** Shows the code alone; the list has the names, and typing searches in it. */
const CountryCode = ({ tools, country, disabled, onChange }: CountryCodeProps) => {
  const { t, locale } = useTexts()
  const id = useId()
  const [countries] = useState(() =>
    countriesIn(locale).flatMap(({ code, name }) => {
      const dialing = tools.dialingCode(code)
      return dialing === undefined ? [] : [{ code, label: `${name} (${dialing})` }]
    }),
  )
  return (
    <span className={styles.code}>
      <span aria-hidden="true">{tools.dialingCode(country) ?? '+'}</span>
      <Icon of={ChevronDown} />
      <select
        id={id}
        className={styles.list}
        aria-label={t('create-account.phone_country')}
        value={country}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {!countries.some(({ code }) => code === country) && <option value={country}>–</option>}
        {countries.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
