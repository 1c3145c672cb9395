import type { PanelLanguage } from '../../../messages/languages';

interface Party {
  name: string;
  address: string;
  city: string;
  postal_code: string;
}

/** The words of a sample, in a country where they are spoken. The names say that it is one, also on paper. */
export interface SampleWords {
  business: Party;
  customer: Party;
  country: string;
  time_zone: string;
  currency: string;
  /** In per cent. */
  tax_rate: number;
  invoice: { design: string; leaflets: string; notes: string };
  quotation: { shop: string; photos: string; notes: string };
}

export const SAMPLES: Readonly<Record<PanelLanguage, SampleWords>> = {
  en: {
    business: {
      name: 'Sample Studio',
      address: '12 Mill Lane',
      city: 'Bristol',
      postal_code: 'BS1 4QA',
    },
    customer: {
      name: 'Sample Bakery',
      address: '3 Market Square',
      city: 'Bath',
      postal_code: 'BA1 1HL',
    },
    country: 'GB',
    time_zone: 'Europe/London',
    currency: 'GBP',
    tax_rate: 20,
    invoice: {
      design: 'Website design\nHome page, menu and opening hours',
      leaflets: 'Printed leaflets',
      notes: 'Thank you for your business.',
    },
    quotation: {
      shop: 'Online shop',
      photos: 'Product photos',
      notes: 'We look forward to hearing from you.',
    },
  },
  de: {
    business: {
      name: 'Beispielstudio',
      address: 'Mühlenweg 12',
      city: 'Leipzig',
      postal_code: '04109',
    },
    customer: {
      name: 'Beispielbäckerei',
      address: 'Am Markt 3',
      city: 'Halle (Saale)',
      postal_code: '06108',
    },
    country: 'DE',
    time_zone: 'Europe/Berlin',
    currency: 'EUR',
    tax_rate: 19,
    invoice: {
      design: 'Gestaltung der Website\nStartseite, Sortiment und Öffnungszeiten',
      leaflets: 'Gedruckte Handzettel',
      notes: 'Vielen Dank für Ihren Auftrag.',
    },
    quotation: {
      shop: 'Onlineshop',
      photos: 'Produktfotos',
      notes: 'Wir freuen uns auf Ihre Nachricht.',
    },
  },
  fr: {
    business: {
      name: 'Studio Exemple',
      address: '12 rue du Moulin',
      city: 'Nantes',
      postal_code: '44000',
    },
    customer: {
      name: 'Boulangerie Exemple',
      address: '3 place du Marché',
      city: 'Angers',
      postal_code: '49100',
    },
    country: 'FR',
    time_zone: 'Europe/Paris',
    currency: 'EUR',
    tax_rate: 20,
    invoice: {
      design: 'Conception du site web\nPage d’accueil, produits et horaires',
      leaflets: 'Dépliants imprimés',
      notes: 'Merci de votre confiance.',
    },
    quotation: {
      shop: 'Boutique en ligne',
      photos: 'Photos de produits',
      notes: 'Dans l’attente de votre réponse.',
    },
  },
  es: {
    business: {
      name: 'Estudio Ejemplo',
      address: 'Calle del Molino, 12',
      city: 'Valencia',
      postal_code: '46001',
    },
    customer: {
      name: 'Panadería Ejemplo',
      address: 'Plaza del Mercado, 3',
      city: 'Castellón de la Plana',
      postal_code: '12001',
    },
    country: 'ES',
    time_zone: 'Europe/Madrid',
    currency: 'EUR',
    tax_rate: 21,
    invoice: {
      design: 'Diseño del sitio web\nPágina de inicio, productos y horario',
      leaflets: 'Folletos impresos',
      notes: 'Gracias por su confianza.',
    },
    quotation: {
      shop: 'Tienda en línea',
      photos: 'Fotografías de productos',
      notes: 'Quedamos a la espera de su respuesta.',
    },
  },
};
