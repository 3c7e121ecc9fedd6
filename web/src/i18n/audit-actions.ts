// One sentence in three languages for every call that writes, for an upload and for every command of the operator, as
// the log says it; a test demands it.
import type { Path } from '@tendertap/contract/calls/index'
import type { upload } from '@tendertap/contract/own-files'
import type { Language } from '@tendertap/domain/languages'
import type { OperatorAction } from '@tendertap/domain/operator-actions'

const ACTIONS = {
  'auth/localLogin': {
    ru: 'Вход в систему',
    kz: 'Жүйеге кірді',
    en: 'Signed in',
  },
  'auth/signout': {
    ru: 'Выход из системы',
    kz: 'Жүйеден шықты',
    en: 'Signed out',
  },
  'auth/register': {
    ru: 'Отправлена заявка на регистрацию',
    kz: 'Тіркелу өтінімі жіберілді',
    en: 'Applied for registration',
  },
  'auth/requestPasswordReset': {
    ru: 'Запрошена ссылка для смены пароля',
    kz: 'Құпиясөзді ауыстыру сілтемесі сұралды',
    en: 'Asked for a link to reset the password',
  },
  'auth/resetPassword': {
    ru: 'Пароль задан по ссылке из письма',
    kz: 'Құпиясөз хаттағы сілтеме арқылы орнатылды',
    en: 'Set the password by the link from a letter',
  },
  'auth/confirmEmail': {
    ru: 'Подтверждён новый адрес e-mail',
    kz: 'Жаңа e-mail мекенжайы расталды',
    en: 'Confirmed a new e-mail address',
  },
  'settings/unsubscribe': {
    ru: 'Письма отключены или возвращены по ссылке из письма',
    kz: 'Хаттар хаттағы сілтеме арқылы өшірілді немесе қайта қосылды',
    en: 'Unsubscribed from letters, or back, by the link of a letter',
  },
  'auth/cancelEmailChange': {
    ru: 'Отменена смена адреса e-mail',
    kz: 'E-mail мекенжайын ауыстыру тоқтатылды',
    en: 'Cancelled a change of the e-mail address',
  },
  'me/updateProfile': {
    ru: 'Изменён собственный профиль',
    kz: 'Өз профилі өзгертілді',
    en: 'Changed their own profile',
  },
  'me/changePassword': {
    ru: 'Изменён собственный пароль',
    kz: 'Өз құпиясөзі ауыстырылды',
    en: 'Changed their own password',
  },
  'me/endSession': {
    ru: 'Завершён сеанс на устройстве',
    kz: 'Құрылғыдағы сеанс аяқталды',
    en: 'Ended the session of a device',
  },
  'me/startSecondFactor': {
    ru: 'Начато подключение второго фактора',
    kz: 'Екінші факторды қосу басталды',
    en: 'Began to set up a second factor',
  },
  'me/confirmSecondFactor': {
    ru: 'Включён второй фактор',
    kz: 'Екінші фактор қосылды',
    en: 'Switched the second factor on',
  },
  'me/removeSecondFactor': {
    ru: 'Отключён второй фактор',
    kz: 'Екінші фактор алып тасталды',
    en: 'Switched the second factor off',
  },
  'me/makeRecoveryCodes': {
    ru: 'Созданы новые резервные коды',
    kz: 'Жаңа қосалқы кодтар жасалды',
    en: 'Made new recovery codes',
  },
  'me/generateTelegramDeepLink': {
    ru: 'Создана ссылка для подключения Telegram',
    kz: 'Telegram қосу сілтемесі жасалды',
    en: 'Made a link to connect Telegram',
  },
  'me/disconnectTelegramAccount': {
    ru: 'Отвязан аккаунт Telegram',
    kz: 'Telegram аккаунты ажыратылды',
    en: 'Unlinked the Telegram account',
  },
  'settings/updateSettings': {
    ru: 'Изменены настройки уведомлений',
    kz: 'Хабарлама баптаулары өзгертілді',
    en: 'Changed the notification settings',
  },
  'settings/testEmail': {
    ru: 'Отправлено пробное письмо',
    kz: 'Сынақ хаты жіберілді',
    en: 'Sent a test letter',
  },
  'users/createUser': {
    ru: 'Добавлен пользователь',
    kz: 'Пайдаланушы қосылды',
    en: 'Added a user',
  },
  'users/updateUser': {
    ru: 'Изменён пользователь',
    kz: 'Пайдаланушы деректері өзгертілді',
    en: 'Changed a user',
  },
  'users/setUserActive': {
    ru: 'Пользователь отключён или включён снова',
    kz: 'Пайдаланушы өшірілді немесе қайта қосылды',
    en: 'Deactivated or reactivated a user',
  },
  'users/setAdmin': {
    ru: 'Выданы или сняты права администратора',
    kz: 'Әкімші құқығы берілді немесе алынды',
    en: 'Granted or withdrew administrator rights',
  },
  'subscription/renewSubscription': {
    ru: 'Отправлена заявка на продление подписки',
    kz: 'Жазылымды ұзарту өтінімі жіберілді',
    en: 'Asked for a renewal of the subscription',
  },
  'feedback/sendFeedback': {
    ru: 'Отправлено сообщение оператору',
    kz: 'Операторға хабар жіберілді',
    en: 'Sent a message to the operator',
  },
  'superadmin/activateWorkspace': {
    ru: 'Принята заявка на регистрацию',
    kz: 'Тіркелу өтінімі қабылданды',
    en: 'Accepted a registration application',
  },
  'superadmin/declineWorkspace': {
    ru: 'Отклонена заявка на регистрацию',
    kz: 'Тіркелу өтінімі қабылданбады',
    en: 'Declined a registration application',
  },
  'superadmin/resendInvitation': {
    ru: 'Повторно отправлено письмо со ссылкой для пароля',
    kz: 'Құпиясөз сілтемесі бар хат қайта жіберілді',
    en: 'Sent the letter with the password link again',
  },
  'superadmin/setManualSubscription': {
    ru: 'Назначена подписка',
    kz: 'Жазылым тағайындалды',
    en: 'Assigned a subscription',
  },
  'interests/createInterest': {
    ru: 'Создан профиль интересов',
    kz: 'Қызығушылық профилі жасалды',
    en: 'Created an interest profile',
  },
  'interests/updateInterest': {
    ru: 'Изменён профиль интересов',
    kz: 'Қызығушылық профилі өзгертілді',
    en: 'Changed an interest profile',
  },
  'interests/deleteInterest': {
    ru: 'Удалён профиль интересов',
    kz: 'Қызығушылық профилі жойылды',
    en: 'Deleted an interest profile',
  },
  'interests/rescoreInterest': {
    ru: 'Запущен пересчёт профиля интересов',
    kz: 'Қызығушылық профилін қайта есептеу басталды',
    en: 'Started rescoring an interest profile',
  },
  'companies/resetNewCompanies': {
    ru: 'Список новых компаний просмотрен',
    kz: 'Жаңа компаниялар тізімі қаралды',
    en: 'Marked the new companies as seen',
  },
  'exports/getWorkspaceData': {
    ru: 'Скачаны все данные компании',
    kz: 'Компанияның барлық деректері жүктелді',
    en: 'Downloaded all data of the company',
  },
  'companies/createCompanyList': {
    ru: 'Создан список компаний',
    kz: 'Компаниялар тізімі жасалды',
    en: 'Created a company list',
  },
  'companies/updateCompanyList': {
    ru: 'Изменён список компаний',
    kz: 'Компаниялар тізімі өзгертілді',
    en: 'Changed a company list',
  },
  'companies/deleteCompanyList': {
    ru: 'Удалён список компаний',
    kz: 'Компаниялар тізімі жойылды',
    en: 'Deleted a company list',
  },
  'lots/voteLot': {
    ru: 'Подан голос за лот или против него',
    kz: 'Лот үшін немесе оған қарсы дауыс берілді',
    en: 'Voted on a lot',
  },
  'lots/activateLot': {
    ru: 'Лот взят в работу',
    kz: 'Лот жұмысқа алынды',
    en: 'Took a lot into work',
  },
  'lots/declineLot': {
    ru: 'Лот отклонён',
    kz: 'Лот қабылданбады',
    en: 'Declined a lot',
  },
  'lots/deactivateLot': {
    ru: 'Работа над лотом прекращена',
    kz: 'Лот бойынша жұмыс тоқтатылды',
    en: 'Stopped the work on a lot',
  },
  'lots/setOfferPrice': {
    ru: 'Отправлено ценовое предложение',
    kz: 'Баға ұсынысы жіберілді',
    en: 'Sent the offer price',
  },
  'lots/documentCollected': {
    ru: 'Отмечен собранный документ',
    kz: 'Жиналған құжат белгіленді',
    en: 'Marked a document as collected',
  },
  'lots/completeCollectingLotDocuments': {
    ru: 'Завершён сбор документов',
    kz: 'Құжаттарды жинау аяқталды',
    en: 'Completed collecting the documents',
  },
  'lots/lotPlacement': {
    ru: 'Сделан шаг размещения лота',
    kz: 'Лотты орналастыру қадамы жасалды',
    en: 'Took a step of placing the lot',
  },
  'lots/updateResultInfo': {
    ru: 'Внесены итоги лота',
    kz: 'Лот нәтижелері енгізілді',
    en: 'Entered the results of a lot',
  },
  'lots/addDocument': {
    ru: 'В список лота добавлен документ',
    kz: 'Лоттың тізіміне құжат қосылды',
    en: 'Added a document to a lot’s list',
  },
  'lots/confirmDocument': {
    ru: 'Документ лота проверен после изменения на портале',
    kz: 'Лот құжаты порталдағы өзгерістен кейін тексерілді',
    en: 'Looked at a lot’s document again after a change on the portal',
  },
  'lots/moveWork': {
    ru: 'Работа перенесена на лот нового объявления',
    kz: 'Жұмыс жаңа хабарландырудың лотына көшірілді',
    en: 'Moved the work to the lot of a new announcement',
  },
  'lots/assignLot': {
    ru: 'Сменён ответственный за лот',
    kz: 'Лотқа жауапты адам ауыстырылды',
    en: 'Changed the person responsible for a lot',
  },
  'notices/remindTomorrow': {
    ru: 'Попросили напомнить о лоте завтра',
    kz: 'Лотты ертең еске салуды сұрады',
    en: 'Asked to be reminded of a lot tomorrow',
  },
  'lots/addComment': {
    ru: 'Добавлен комментарий к лоту',
    kz: 'Лотқа пікір жазылды',
    en: 'Commented on a lot',
  },
  'lots/removeComment': {
    ru: 'Удалён свой комментарий к лоту',
    kz: 'Лотқа жазған өз пікірі өшірілді',
    en: 'Removed their own comment on a lot',
  },
  'checklists/saveTemplate': {
    ru: 'Изменён шаблон списка документов',
    kz: 'Құжаттар тізімінің үлгісі өзгертілді',
    en: 'Changed a template of documents',
  },
  'checklists/deleteTemplate': {
    ru: 'Удалён шаблон списка документов',
    kz: 'Құжаттар тізімінің үлгісі жойылды',
    en: 'Deleted a template of documents',
  },
  'planning/renewCalendarAddress': {
    ru: 'Создан новый адрес календаря',
    kz: 'Күнтізбенің жаңа мекенжайы жасалды',
    en: 'Made a new calendar address',
  },
  'planning/removeCalendarAddress': {
    ru: 'Адрес календаря удалён',
    kz: 'Күнтізбенің мекенжайы жойылды',
    en: 'Removed the calendar address',
  },
  'planning/setCalendarDay': {
    ru: 'Изменён день рабочего календаря',
    kz: 'Жұмыс күнтізбесіндегі күн өзгертілді',
    en: 'Changed a day of the working calendar',
  },
  'planning/removeCalendarDay': {
    ru: 'День рабочего календаря возвращён к закону',
    kz: 'Жұмыс күнтізбесіндегі күн заңдағыдай болды',
    en: 'Returned a day of the working calendar to the law',
  },
  'resultImport/import': {
    ru: 'Импортированы прошлые результаты',
    kz: 'Бұрынғы нәтижелер импортталды',
    en: 'Imported past results',
  },
  'resultImport/undoImport': {
    ru: 'Отменён импорт прошлых результатов',
    kz: 'Бұрынғы нәтижелердің импорты қайтарылды',
    en: 'Undid an import of past results',
  },
  'seen/markSeen': {
    ru: 'Отмечены просмотренные изменения',
    kz: 'Қаралған өзгерістер белгіленді',
    en: 'Marked changes as seen',
  },
  'notices/markRead': {
    ru: 'Уведомления отмечены прочитанными',
    kz: 'Хабарламалар оқылған деп белгіленді',
    en: 'Marked notifications as read',
  },
  'savedSearches/save': {
    ru: 'Сохранён поиск',
    kz: 'Іздеу сақталды',
    en: 'Saved a search',
  },
  'savedSearches/update': {
    ru: 'Изменён сохранённый поиск',
    kz: 'Сақталған іздеу өзгертілді',
    en: 'Changed a saved search',
  },
  'savedSearches/open': {
    ru: 'Открыт сохранённый поиск',
    kz: 'Сақталған іздеу ашылды',
    en: 'Opened a saved search',
  },
  'savedSearches/delete': {
    ru: 'Удалён сохранённый поиск',
    kz: 'Сақталған іздеу жойылды',
    en: 'Deleted a saved search',
  },
  'following/followCustomer': {
    ru: 'Следит за заказчиком',
    kz: 'Тапсырыс берушіні бақылай бастады',
    en: 'Followed a customer',
  },
  'following/unfollowCustomer': {
    ru: 'Больше не следит за заказчиком',
    kz: 'Тапсырыс берушіні бақылауды тоқтатты',
    en: 'Stopped following a customer',
  },
  'following/followTender': {
    ru: 'Следит за закупкой',
    kz: 'Сатып алуды бақылай бастады',
    en: 'Followed a tender',
  },
  'following/unfollowTender': {
    ru: 'Больше не следит за закупкой',
    kz: 'Сатып алуды бақылауды тоқтатты',
    en: 'Stopped following a tender',
  },
  'tenders/voteTender': {
    ru: 'Голос за тендер целиком',
    kz: 'Тұтас тендерге дауыс берілді',
    en: 'Voted on a whole tender',
  },
  'tenders/activateTender': {
    ru: 'Тендер взят в работу целиком',
    kz: 'Тендер тұтасымен жұмысқа алынды',
    en: 'Took a whole tender into work',
  },
  'tenders/declineTender': {
    ru: 'Тендер отклонён целиком',
    kz: 'Тендер тұтасымен қабылданбады',
    en: 'Declined a whole tender',
  },
  'tenders/updateResultInfo': {
    ru: 'Записаны результаты тендера',
    kz: 'Тендердің нәтижелері жазылды',
    en: 'Recorded the results of a tender',
  },
  'lots/attachFile': {
    ru: 'К документу лота прикреплён файл',
    kz: 'Лот құжатына файл тіркелді',
    en: 'Attached a file to a lot’s document',
  },
  'lots/detachFile': {
    ru: 'Файл убран из документа лота',
    kz: 'Лот құжатынан файл алынды',
    en: 'Removed a file from a lot’s document',
  },
  'companyDocuments/saveDocument': {
    ru: 'Сохранён документ компании',
    kz: 'Компания құжаты сақталды',
    en: 'Saved a company document',
  },
  'companyDocuments/archiveDocument': {
    ru: 'Документ компании убран в архив',
    kz: 'Компания құжаты мұрағатқа жіберілді',
    en: 'Archived a company document',
  },
  'files/upload': {
    ru: 'Загружен файл',
    kz: 'Файл жүктелді',
    en: 'Uploaded a file',
  },
  'operator/make-superadmin': {
    ru: 'Создан суперадминистратор',
    kz: 'Суперәкімші құрылды',
    en: 'Made a superadmin',
  },
  'operator/remove-second-factor': {
    ru: 'Оператор отключил второй фактор: потерян телефон',
    kz: 'Оператор екінші факторды өшірді: телефон жоғалған',
    en: 'The operator removed a second factor: lost phone',
  },
} satisfies Partial<Record<Path | OperatorAction | (typeof upload)['action'], Record<Language, string>>>

type Action = keyof typeof ACTIONS

export function listActionNames(language: Language): Record<Action, string> {
  const sentences = Object.entries(ACTIONS).map(([action, sentence]) => [action, sentence[language]])
  return Object.fromEntries(sentences) as Record<Action, string>
}
