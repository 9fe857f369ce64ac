import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { BookOpen, CloudOff, Download, Languages, LogOut, PenLine, SunMoon, UserRound } from 'lucide-react'
import { installOffer } from '../../../lib/offline/install-offer.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { languageEntries, preferenceEntries, themeEntries, type Preferences } from '../../index.ts'
import { PersonButton } from './person-button.tsx'
import { useSchoolEntries } from './learner-menus-schools.ts'
import { useLeaving } from '../use-leaving.tsx'

/** Language, beside the person; on a phone it is in the person's menu. */
export const LanguageMenu = (preferences: Preferences) => {
  const { t } = useTexts()
  return (
    <Menu
      label={t('common.language')}
      entries={languageEntries(preferences)}
      align="end"
      renderTrigger={(attributes) => (
        <IconButton {...attributes} icon={Languages} label={t('common.language')} tipSide="below" />
      )}
    />
  )
}

/** Light, dark or the device's own. */
export const ThemeMenu = (preferences: Preferences) => {
  const { t } = useTexts()
  return (
    <Menu
      label={t('common.theme')}
      entries={themeEntries(preferences, t)}
      align="end"
      renderTrigger={(attributes) => (
        <IconButton {...attributes} icon={SunMoon} label={t('common.theme')} tipSide="below" />
      )}
    />
  )
}

export interface LearnerMenuProps extends Preferences {
  person: {
    name: string
    email: string
    avatarUrl?: string | null | undefined
    isExpert?: boolean | undefined
  }
  onSignOut: () => void
}

/** The person's own things. */
export const LearnerMenu = ({ person, onSignOut, ...preferences }: LearnerMenuProps) => {
  const { t } = useTexts()
  const schools = useSchoolEntries()
  const { leave, question } = useLeaving(onSignOut)
  const offer = installOffer()
  const entries: MenuEntry[] = [
    { kind: 'heading', label: person.email },
    { kind: 'link', label: t('common.my_products'), icon: BookOpen, href: paths.account('products') },
    { kind: 'link', label: t('common.my_account'), icon: UserRound, href: paths.account('profile') },
    { kind: 'link', label: t('common.offline_manage'), icon: CloudOff, href: paths.account('offline') },
    ...(offer
      ? [{ kind: 'action' as const, label: t('common.install_app'), icon: Download, onSelect: offer }]
      : []),
    ...(person.isExpert
      ? [{ kind: 'link' as const, label: t('common.to_workspace'), icon: PenLine, href: paths.expert }]
      : []),
    ...schools,
    { kind: 'separator' },
    ...preferenceEntries(preferences, t),
    { kind: 'separator' },
    { kind: 'action', label: t('common.sign_out'), icon: LogOut, onSelect: leave },
  ]
  return (
    <>
      <Menu
        label={t('common.person_menu')}
        entries={entries}
        align="end"
        maxHeight={520}
        renderTrigger={(attributes) => <PersonButton {...attributes} person={person} />}
      />
      {question}
    </>
  )
}
