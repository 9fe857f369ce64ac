import { locales, isLocale } from '@lectern/contract/kernel/locales'
import { Field } from '@lectern/ui/fields/field'
import { Select } from '@lectern/ui/choices/select'
import { Switch } from '@lectern/ui/choices/switch'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { deviceZone, languageNames, OneOfManyField, ZoneField } from '../../../frame/index.ts'
import { chooseLanguage } from '../../../lib/texts/choose-language.ts'
import type { User } from '../visitor.ts'
import { setAutoTimeZone } from '../api.ts'
import { countriesIn } from './countries.ts'
import styles from './profile.module.css'
import type { Profile } from './use-profile.ts'

interface PlaceFieldsProps {
  user: User
  profile: Profile
}

/** Country, time zone (found out, or chosen) and language. */
export const PlaceFields = ({ user, profile }: PlaceFieldsProps) => {
  const { t, locale } = useTexts()
  const [countries] = useState(() => [
    { id: '', label: t('account.country_none') },
    ...countriesIn(locale).map(({ code, name }) => ({ id: code, label: name })),
  ])
  const { change, error } = profile
  return (
    <div className={styles.form}>
      <OneOfManyField
        label={t('account.country')}
        error={fieldText(error, 'country', t)}
        placeholder={t('account.country_search')}
        options={countries}
        value={user.country ?? ''}
        onValue={(code) => void change({ country: code || null }, { country: user.country })}
      />
      <TimeZoneField user={user} profile={profile} />
      <LanguageField user={user} profile={profile} />
    </div>
  )
}

const TimeZoneField = ({ user, profile: { change, store, error } }: PlaceFieldsProps) => {
  const { t } = useTexts()
  const [here] = useState(deviceZone)
  const shown = user.is_auto_timezone ? here : user.time_zone
  const setAuto = (is_auto_timezone: boolean) =>
    void store(() => setAutoTimeZone({ body: { is_auto_timezone, time_zone: shown ?? here } }))
  return (
    <>
      <Switch
        label={t('account.zone_auto')}
        help={t('account.zone_auto_help', { zone: here })}
        checked={user.is_auto_timezone}
        onChange={(event) => setAuto(event.currentTarget.checked)}
      />
      <ZoneField
        label={t('account.zone')}
        error={fieldText(error, 'time_zone', t)}
        disabled={user.is_auto_timezone}
        value={shown}
        noneLabel={shown === null ? t('account.zone_none') : undefined}
        onValue={(time_zone) =>
          time_zone !== null &&
          void change({ time_zone }, user.time_zone === null ? undefined : { time_zone: user.time_zone })
        }
      />
    </>
  )
}

const LanguageField = ({ profile }: PlaceFieldsProps) => {
  const { t } = useTexts()
  const { texts } = useRouteContext({ from: '__root__' })
  const choose = async (language: string) => {
    if (isLocale(language) && (await profile.change({ language }))) chooseLanguage(language)
  }
  return (
    <Field label={t('common.language')} help={t('account.language_help')}>
      <Select value={texts.locale} onChange={(event) => void choose(event.currentTarget.value)}>
        {locales.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
