import { defineDomain } from '../../platform/composition/domain.ts'
import { registerTexts } from './texts.routes.ts'

export const textsDomain = defineDomain({
  name: 'texts',
  register: ({ bind }, { dependencies }) => registerTexts(bind, dependencies),
})
