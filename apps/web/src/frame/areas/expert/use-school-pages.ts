import { Settings2, ShieldCheck, Users } from 'lucide-react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { ShellPlace } from '../../expert/index.ts'

/** Pages about the school itself, as far as the rights open them. */
export const useSchoolPages = (permissions: ReadonlySet<string>): ShellPlace[] => {
  const { t } = useTexts()
  const pages = [
    { label: t('expert.school_settings'), icon: Settings2, href: expertPaths.school, right: 'cabinet_read' },
    { label: t('expert.school_team'), icon: Users, href: expertPaths.team, right: 'user_list' },
    {
      label: t('expert.school_access_control'),
      icon: ShieldCheck,
      href: expertPaths.accessControl,
      right: 'accesscontrol_edit',
    },
  ]
  return pages
    .filter(({ right }) => permissions.has(right))
    .map(({ label, icon, href }) => ({ label, icon, href }))
}
