import type { Input } from '@tendertap/contract/calls/index'
import type { Language } from '@tendertap/domain/languages'
import type { RegistrationForm } from '@tendertap/domain/workspaces/registration'

/** In the order in which the fields stand on the page. */
export const EMPTY_FORM: RegistrationForm = {
  type: 'legal',
  bin: '',
  companyName: '',
  contactPerson: '',
  phone: '',
  email: '',
  agreed: false,
}

/** spec 1 §7: a null position, and the contact's name, phone and e-mail once more as the contact fields. */
export function toApplication(form: RegistrationForm, lang: Language): Input<'auth/register'> {
  const [email, person, phone] = [form.email.trim(), form.contactPerson.trim(), form.phone.trim()]
  return {
    email,
    fullName: person,
    phone,
    position: null,
    companyName: form.companyName.trim() || null,
    bin: form.bin || null,
    contactPerson: person,
    contactPhone: phone,
    contactEmail: email,
    type: form.type,
    lang,
  }
}
