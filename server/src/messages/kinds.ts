// Every message the product sends, by name.
import type { z } from 'zod'
import { applicationAccepted } from './kinds/application-accepted.ts'
import { applicationDeclined } from './kinds/application-declined.ts'
import { applicationExpired } from './kinds/application-expired.ts'
import { applicationReceived } from './kinds/application-received.ts'
import { auditHead } from './kinds/audit-head.ts'
import { confirmEmail } from './kinds/confirm-email.ts'
import { deliveryAlarm } from './kinds/delivery-alarm.ts'
import { emailChangeCancelled } from './kinds/email-change-cancelled.ts'
import { emailChangeNotice } from './kinds/email-change-notice.ts'
import { feedbackReceived } from './kinds/feedback-received.ts'
import { newSignIn } from './kinds/new-sign-in.ts'
import { passwordChanged } from './kinds/password-changed.ts'
import { passwordChangedByAdmin } from './kinds/password-changed-by-admin.ts'
import { recoveryCodeUsed } from './kinds/recovery-code-used.ts'
import { recoveryCodesMade } from './kinds/recovery-codes-made.ts'
import { registrationAttempt } from './kinds/registration-attempt.ts'
import { renewalForOperator } from './kinds/renewal-for-operator.ts'
import { renewalRequested } from './kinds/renewal-requested.ts'
import { resetPassword } from './kinds/reset-password.ts'
import { secondFactorOff } from './kinds/second-factor-off.ts'
import { secondFactorOn } from './kinds/second-factor-on.ts'
import { sourceAlarm } from './kinds/source-alarm.ts'
import { subscriptionAssigned } from './kinds/subscription-assigned.ts'
import { superadminInvited } from './kinds/superadmin-invited.ts'
import { telegramDisconnected } from './kinds/telegram-disconnected.ts'
import { testLetter } from './kinds/test-letter.ts'
import { userInvited } from './kinds/user-invited.ts'

export const MESSAGE_KINDS = {
  application_accepted: applicationAccepted,
  application_declined: applicationDeclined,
  application_expired: applicationExpired,
  application_received: applicationReceived,
  audit_head: auditHead,
  confirm_email: confirmEmail,
  delivery_alarm: deliveryAlarm,
  email_change_cancelled: emailChangeCancelled,
  email_change_notice: emailChangeNotice,
  feedback_received: feedbackReceived,
  new_sign_in: newSignIn,
  password_changed: passwordChanged,
  password_changed_by_admin: passwordChangedByAdmin,
  recovery_code_used: recoveryCodeUsed,
  recovery_codes_made: recoveryCodesMade,
  registration_attempt: registrationAttempt,
  renewal_for_operator: renewalForOperator,
  renewal_requested: renewalRequested,
  reset_password: resetPassword,
  second_factor_off: secondFactorOff,
  second_factor_on: secondFactorOn,
  source_alarm: sourceAlarm,
  subscription_assigned: subscriptionAssigned,
  superadmin_invited: superadminInvited,
  telegram_disconnected: telegramDisconnected,
  test_letter: testLetter,
  user_invited: userInvited,
} as const

export type MessageKindName = keyof typeof MESSAGE_KINDS
export type FactsOf<K extends MessageKindName> = z.input<(typeof MESSAGE_KINDS)[K]['facts']>
