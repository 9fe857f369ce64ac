import { Avatar } from '@lectern/ui/layout/avatar'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Languages, SunMoon, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import type { Preferences } from '../frame/index.ts'
import { LazyMenu } from './lazy-menu.tsx'
import type { LearnerMenuProps } from './learner-menus.tsx'
import styles from './learner-shell.module.css'

const menus = () => import('./learner-menus.tsx')

/** Looks as the icon button of the menu that takes its place. */
const ToolButton = ({
  icon,
  label,
  ...rest
}: { icon: LucideIcon; label: string } & ComponentProps<'button'>) => (
  <Button {...rest} variant="quiet" className={styles.tool} aria-label={label} title={label}>
    <Icon of={icon} />
  </Button>
)

/** Language and colours, beside the person; on a phone they are in the person's menu. */
export const PreferenceTools = (preferences: Preferences) => {
  const { t } = useTexts()
  return (
    <>
      <LazyMenu
        className={styles.wideOnly}
        load={async () => (await menus()).LanguageMenu}
        props={preferences}
        renderTrigger={(attributes) => (
          <ToolButton {...attributes} icon={Languages} label={t('common.language')} />
        )}
      />
      <LazyMenu
        className={styles.wideOnly}
        load={async () => (await menus()).ThemeMenu}
        props={preferences}
        renderTrigger={(attributes) => (
          <ToolButton {...attributes} icon={SunMoon} label={t('common.theme')} />
        )}
      />
    </>
  )
}

/** The person, and behind the picture the person's own things. */
export const PersonTool = (props: LearnerMenuProps) => {
  const { t } = useTexts()
  const { person } = props
  return (
    <LazyMenu
      load={async () => (await menus()).LearnerMenu}
      props={props}
      renderTrigger={(attributes) => (
        <button {...attributes} type="button" className={styles.person}>
          <VisuallyHidden>{`${t('common.person_menu')}: ${person.name}`}</VisuallyHidden>
          <Avatar name={person.name} src={person.avatarUrl} size={32} />
        </button>
      )}
    />
  )
}
