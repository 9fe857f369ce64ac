import type { PublicSchool } from '@lectern/contract/schools/schools'
import type { Api } from '../../../lib/api/index.ts'
import { goTo } from '../../../lib/routing/page-flow.ts'
import { findVisitor } from '../visitor.ts'
import { landingOf } from './landing.ts'
import { loadRegistrationFields, loadServices } from './load-services.ts'
import type { SignInSearch } from './sign-in-search.ts'

/** The sign-in page at its beginning; who is signed in already (by a letter's link, say) goes on at once,
 * unless another person wants in. */
export const loadSignIn = async (
  api: Api,
  { next, step, again }: SignInSearch,
  school: Promise<PublicSchool | undefined>,
) => {
  const [visitor, services, asked, here] = await Promise.all([
    step === undefined && !again ? findVisitor(api) : null,
    loadServices(api),
    loadRegistrationFields(api),
    school,
  ])
  if (visitor && here) goTo(landingOf(next, here))
  return { ...services, ...asked }
}
