import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { CaptchaField } from '../../components/captcha-field/captcha-field.tsx';
import { CheckboxField } from '../../components/checkbox-field/checkbox-field.tsx';
import { Link } from '../../components/link/link.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { Separator } from '../../components/separator/separator.tsx';
import { TabPanel, Tabs } from '../../components/tabs/tabs.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { PlayIcon, UserIcon } from '../../icons/index.ts';
import { nothing } from '../screen-parameters.ts';
import { captchaImage } from './captcha-image.ts';

/** The way in: name, password, the picture after a failed attempt. */
export function LoginForm() {
  const [way, setWay] = useState('password');
  return (
    <Tabs
      label="Forma de entrar"
      value={way}
      onValueChange={setWay}
      items={[
        { value: 'password', label: 'Usuario y contraseña' },
        { value: 'code', label: 'Código por SMS' },
      ]}
    >
      <TabPanel value={way}>
        <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
          <TextField label="Usuario" defaultValue="carla.mendez" startIcon={<UserIcon />} ltr autoComplete="username" />
          <PasswordField
            label="Contraseña"
            defaultValue="Plumas2026"
            revealLabel="Mostrar"
            hideLabel="Ocultar"
            autoComplete="current-password"
            labelEnd={
              <Link href="#forgot" className="font-semibold text-accent-text focus-ring">
                ¿La olvidaste?
              </Link>
            }
          />
          <CaptchaField
            label="Captcha"
            defaultValue="7K2"
            imageUrl={captchaImage}
            imageAlt="Código en imagen; pulsa para cambiarlo"
            failedLabel="Reintentar"
            onRefresh={nothing}
            error="Introduce los 4 caracteres de la imagen"
          />
          <CheckboxField label="Recordarme 24 horas en este equipo" defaultChecked />
          <Button type="submit" size="lg" fullWidth>
            Iniciar sesión
          </Button>
          <Button variant="secondary" fullWidth>
            <PlayIcon />
            Juego gratis, sin registro
          </Button>
          <Separator label="o continúa con" />
          <div className="grid grid-cols-2 gap-2.5">
            <Button variant="outline">Google</Button>
            <Button variant="outline">Facebook</Button>
          </div>
        </form>
      </TabPanel>
    </Tabs>
  );
}
