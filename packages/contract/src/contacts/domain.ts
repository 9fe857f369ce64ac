import { defineDomain } from '../kernel/domain.ts'
import * as contactFields from './contact-fields.api.ts'

export const contactsDomain = defineDomain({ name: 'contacts', operations: [contactFields] })
