import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { CheckboxField } from '../../components/checkbox-field/checkbox-field.tsx';
import { CodeField, ResendButton } from '../../components/code-field/code-field.tsx';
import { Link } from '../../components/link/link.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { PhoneField, type PhoneCountry } from '../../components/phone-field/phone-field.tsx';
import { TabPanel, Tabs } from '../../components/tabs/tabs.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { TicketIcon } from '../../icons/index.ts';
import { flagOf } from '../art.ts';
import { nothing } from '../screen-parameters.ts';

const countries: readonly PhoneCountry[] = [
  { countryCode: 'MX', dialingCode: '52', name: 'México', flagUrl: flagOf('mx') },
  { countryCode: 'CO', dialingCode: '57', name: 'Colombia', flagUrl: flagOf('co') },
  { countryCode: 'BR', dialingCode: '55', name: 'Brasil', flagUrl: flagOf('br') },
];
const eyes = { revealLabel: 'Mostrar', hideLabel: 'Ocultar', autoComplete: 'new-password' };
const linkClass = 'text-fg underline underline-offset-2 focus-ring';

/** Joining by mobile number. */
export function RegisterForm() {
  const [way, setWay] = useState('phone');
  return (
    <Tabs
      label="Forma de registrarse"
      value={way}
      onValueChange={setWay}
      items={[
        { value: 'phone', label: 'Con celular' },
        { value: 'name', label: 'Con usuario' },
      ]}
    >
      <TabPanel value={way}>
        <form className="grid gap-3.5" onSubmit={(event) => event.preventDefault()}>
          <Phone />
          <Code />
          <PasswordField
            {...eyes}
            label="Contraseña"
            required
            defaultValue="Plumas26"
            strength={3}
            hint="8 a 20 caracteres, con mayúscula, minúscula y número"
          />
          <PasswordField {...eyes} label="Confirmar contraseña" required defaultValue="Plumas26" />
          <TextField label="Código de invitación" placeholder="Opcional" startIcon={<TicketIcon />} ltr />
          <CheckboxField
            required
            label={
              <>
                Tengo 18 años o más y acepto los{' '}
                <Link href="#terms" className={linkClass}>
                  términos
                </Link>{' '}
                y la{' '}
                <Link href="#privacy" className={linkClass}>
                  política de privacidad
                </Link>
                .
              </>
            }
          />
          <Button type="submit" size="lg" fullWidth>
            Crear cuenta
          </Button>
        </form>
      </TabPanel>
    </Tabs>
  );
}

function Phone() {
  const [phone, setPhone] = useState({ countryCode: 'MX', number: '5512345678' });
  return (
    <PhoneField
      label="Número de celular"
      required
      value={phone}
      onValueChange={setPhone}
      countries={countries}
      words={{ country: 'País', search: 'Busca por nombre o código', empty: 'Ningún país coincide.' }}
      formatNumber={({ number }) => number.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')}
    />
  );
}

function Code() {
  const [code, setCode] = useState('4821');
  return (
    <CodeField
      label="Código de verificación"
      required
      length={4}
      value={code}
      onValueChange={setCode}
      action={
        <ResendButton readyAtMs={48_000} now={() => 0} onResend={nothing} waitingLabel={(left) => <>Reenviar {left}</>}>
          Reenviar
        </ResendButton>
      }
    />
  );
}
