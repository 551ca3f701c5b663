import type { Messages } from '../../en/index.ts';

export const sentTickets = {
  statusWords: {
    pending: 'Pendiente',
    in_work: 'En curso',
    completed: 'Resuelto',
  },
  whatFollows: {
    pending: 'Tu aviso está por revisar. Puedes añadir un comentario cuando quieras.',
    in_work: 'Estamos trabajando en tu aviso. Puedes añadir un comentario cuando quieras.',
    completed: 'Tu aviso está resuelto y ya no admite comentarios. Si algo sigue mal, envía uno nuevo.',
  },
  youReceiveThisBecauseReport: ({ number }) =>
    `Recibes este correo porque el aviso #${number} se envió a ChargeRota con esta dirección. Cualquiera que tenga el enlace puede leer el aviso y comentarlo; puedes revocarlo en la página que abre.`,
  weReceivedYourReportNumber: ({ number }) => `Hemos recibido tu aviso #${number}`,
  thankYouWeReadEvery:
    'Gracias. Leemos todos los avisos y escribimos a esta dirección cuando respondemos o cambia su estado.',
  withTheLinkYouCan:
    'Con el enlace puedes leer el aviso y añadir un comentario cuando quieras, sin iniciar sesión.',
  openYourReport: 'Abrir tu aviso',
  anAnswerToYourReport: ({ number }) => `Una respuesta a tu aviso #${number}`,
  weAnsweredYourReportNumber: ({ number }) => `Hemos respondido a tu aviso #${number}`,
  readAndReply: 'Leer y responder',
  yourReportNumberIsNow: ({ number, status }) => `Nuevo estado de tu aviso #${number}: ${status}`,
  yourReportNumber: ({ number }) => `Tu aviso #${number}`,
  untilNow: ({ status }) => `Hasta ahora: ${status}`,
  pleaseProvideYourEmailAddress: 'Escribe tu correo electrónico para enviar el aviso.',
} satisfies Messages['sentTickets'];
