import type { MailWords } from '../mails';

export const MAILS: MailWords = {
  greeting: 'Exmos. Senhores,',
  closing: 'Com os melhores cumprimentos',
  invoice: {
    subject: (number, sender) => `Fatura ${number} de ${sender}`,
    text: (number) => `Enviamos a nossa fatura ${number}.`,
  },
  cancelled: {
    subject: (number, sender) => `Fatura ${number} de ${sender} anulada`,
    text: (number) => `A nossa fatura ${number} foi anulada. Não é necessário pagá-la.`,
  },
  quotation: {
    subject: (number, sender) => `Orçamento ${number} de ${sender}`,
    text: (number) => `Enviamos o nosso orçamento ${number}.`,
  },
  creditNote: {
    subject: (number, sender) => `Nota de crédito ${number} de ${sender}`,
    text: (number) => `Enviamos a nossa nota de crédito ${number}.`,
  },
  reminder: {
    before: {
      subject: (number, sender) => `Fatura ${number} de ${sender} vence em breve`,
      text: (number) => `Gostaríamos de lembrar a nossa fatura ${number}.`,
      due: (amount, date) => `O valor de ${amount} vence a ${date}.`,
    },
    after: {
      subject: (number, sender) => `Lembrete de pagamento: fatura ${number} de ${sender}`,
      text: (number) => `Ainda não recebemos o pagamento integral da nossa fatura ${number}.`,
      due: (amount, date) =>
        `O valor de ${amount} venceu a ${date}. Agradecemos o pagamento com a maior brevidade.`,
    },
    alreadyPaid: 'Se já efetuou o pagamento, por favor ignore este e-mail.',
  },
  decision: {
    accepted: {
      subject: (number) => `O orçamento ${number} foi aceite`,
      text: (by, number) => `${by} aceitou o orçamento ${number}.`,
    },
    rejected: {
      subject: (number) => `O orçamento ${number} foi recusado`,
      text: (by, number) => `${by} recusou o orçamento ${number}.`,
    },
  },
  receipt: {
    subject: (numbers) => `Pagamento recebido: ${numbers}`,
    text: (amount, numbers) => `Recebemos o seu pagamento de ${amount} por ${numbers}. Obrigado.`,
  },
  payment: {
    subject: (by, amount) => `${by} pagou ${amount}`,
    text: (by, amount, numbers) => `${by} pagou ${amount} online por ${numbers}.`,
  },
  statement: {
    subject: (from, to, sender) => `Extrato de conta de ${sender}: de ${from} a ${to}`,
    text: (from, to) => `Enviamos o seu extrato de conta de ${from} a ${to}.`,
  },
  sentences: {
    pay: (amount) => `Agradecemos o pagamento de ${amount}.`,
    payBy: (amount, date) => `Agradecemos o pagamento de ${amount} até ${date}.`,
    wasDue: (amount, date) => `O valor de ${amount} venceu a ${date}.`,
    paid: 'Está paga na totalidade. Obrigado.',
    decide: 'Pode aceitá-lo ou recusá-lo online.',
    transfer: (number) => `Para pagar por transferência, indique a referência ${number}:`,
    answer: (address) => `Tem dúvidas? Responda a este e-mail ou escreva para ${address}.`,
  },
  documents: {
    invoice: 'Fatura',
    quotation: 'Orçamento',
    credit_note: 'Nota de crédito',
  },
  labels: {
    total: 'Total',
    amountPaid: 'Pago',
    amountCredited: 'Creditado',
    amountDue: 'Valor a pagar',
    dueDate: 'Vencimento',
    validUntil: 'Válido até',
    customer: 'Cliente',
    remark: 'Observação',
  },
  view: {
    invoice: 'Ver a fatura',
    quotation: 'Ver o orçamento',
    credit_note: 'Ver a nota de crédito',
  },
};
